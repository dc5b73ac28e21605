import { testLaws } from './laws.ts';

testLaws([3, 4, 5]);
