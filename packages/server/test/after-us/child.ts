// A process that is going to be killed: it starts two others, one that ends with it, and says their numbers.
import { spawn } from 'node:child_process';
import { endWithUs } from '../../testing/after-us.ts';

const [ending, staying] = [0, 1].map(() => spawn('sleep', ['60'], { stdio: 'ignore' }));
endWithUs(ending!, 'KILL');
process.send!([ending!.pid, staying!.pid]);
