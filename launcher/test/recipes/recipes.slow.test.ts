// Follows each recipe of docs/developers.md in a copy of the checkout.

import { afterAll, vi } from "vitest";
import { block, blockCases } from "./block-cases.ts";
import { collection, declarationCases, field } from "./declaration-cases.ts";
import { language, languageCases } from "./language-cases.ts";
import { remote, remoteCases } from "./remote-cases.ts";
import { setting, settingCases } from "./setting-cases.ts";
import { Trial } from "./trial.ts";

// The first test of a step waits for it: a copy, a build, the checks.
vi.setConfig({ testTimeout: 600_000 });

const trial = new Trial([field, collection, remote, block, setting, language]);
afterAll(() => trial.close());

// Runs before anything is built, because a start with an invalid setting must not build.
settingCases(trial);
blockCases(trial);
remoteCases(trial);
languageCases(trial);
declarationCases(trial);
