// Editors' work in Studio, in one Directus with little content. Cases leave entries behind.

import { afterAll, beforeAll, describe } from "vitest";
import { openEmbedded } from "../src/database/database-file.ts";
import { commentCases } from "./comment-cases.ts";
import { editingCases } from "./editing-cases.ts";
import { fileCases } from "./file-cases.ts";
import { Installation } from "./installation.ts";
import { languageCases } from "./language-cases.ts";
import { launchCases } from "./launch-cases.ts";
import { replaceCases } from "./replace-cases.ts";
import { severalCases } from "./several-cases.ts";
import { staffCases } from "./staff-cases.ts";
import { valueCases } from "./value-cases.ts";
import { writingCases } from "./writing-cases.ts";

let installation: Installation;
const hub = () => installation;
beforeAll(async () => {
	installation = await Installation.open();
	await installation.startWithContent();
}, 600_000);
afterAll(() => installation?.close());

const all = [
	// These cases come first, because staff's desk has to be empty.
	staffCases,
	commentCases,
	launchCases,
	editingCases,
	valueCases,
	fileCases,
	languageCases,
	writingCases,
	replaceCases,
	severalCases,
];
for (const cases of all) describe(cases.name, () => cases(hub, () => openEmbedded(hub().paths.database)));
