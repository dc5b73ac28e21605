import { describe } from 'vitest';
import { memoryStore } from '../src/index.ts';
import { storeContract } from '../testing/store-contract.ts';

describe('the store in memory', () => storeContract(async () => memoryStore()));
