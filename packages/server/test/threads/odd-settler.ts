throw new Error('this thread settles nothing');
