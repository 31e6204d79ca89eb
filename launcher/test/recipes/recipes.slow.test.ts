// Follows recipes of docs/developers.md in a copy of the checkout. “A remote”: packages.slow.test.ts.

import { afterAll, vi } from "vitest";
import { block, blockCases } from "./block-cases.ts";
import { collection, declarationCases, field } from "./declaration-cases.ts";
import { language, languageCases } from "./language-cases.ts";
import { Trial } from "./trial.ts";

// The first test of a step waits for it: a copy, a build, the checks.
vi.setConfig({ testTimeout: 600_000 });

const trial = new Trial([field, collection, block, language]);
afterAll(() => trial.close());

blockCases(trial);
languageCases(trial);
declarationCases(trial);
