import { testLaws } from './laws.ts';

testLaws([6, 7, 8]);
