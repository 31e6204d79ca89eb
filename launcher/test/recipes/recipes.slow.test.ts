// docs/developers.md: each recipe is followed as it is written down, in a copy of the checkout.

import { afterAll, test, vi } from "vitest";
import { collection, declarationCases, field } from "./declaration-cases.ts";
import { language, languageCases } from "./language-cases.ts";
import { remote, remoteCases } from "./remote-cases.ts";
import { Trial } from "./trial.ts";

// Whichever test comes first to a step waits for it: a copy, a build, the checks.
vi.setConfig({ testTimeout: 600_000 });

const trial = new Trial([field, collection, remote, language]);
afterAll(() => trial.close());

remoteCases(trial);
languageCases(trial);
declarationCases(trial);

test("all recipes can be followed in one checkout", () => trial.proveTogether());
