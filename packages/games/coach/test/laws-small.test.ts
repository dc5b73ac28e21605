import { testLaws } from './laws.ts';

testLaws([4, 5]); // 3 is not among them yet: in some long games the guess finds no world
