// The process in which `npm start` builds (build-apart.ts).

import { buildAll } from "./bundle.ts";
import { exitWithError } from "./progress.ts";

// The process that waits for the build was killed.
process.on("disconnect", () => process.exit(1));

try {
	const packages = await buildAll();
	process.send?.(packages, () => process.exit(0));
} catch (error) {
	exitWithError(error);
}
