import { checkLaws } from '@ridotto/kernel/testing';
import { volto } from '@ridotto/games/volto';
const t=performance.now();
console.log(checkLaws(volto,{seats:2,setup:{},games:+(process.argv[2]??50),seed:1}), performance.now()-t);
