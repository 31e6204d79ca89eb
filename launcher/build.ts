// `npm run build`: builds what changed. `npm run build -- mf-events` builds that package alone.

import { buildAll, buildPackage } from "./bundle.ts";
import { exitWithError, say } from "./progress.ts";

const names = process.argv.slice(2);
try {
	const packages = names.length > 0 ? await Promise.all(names.map((name) => buildPackage(name))) : await buildAll();
	for (const pkg of packages) say(`${pkg.name} ${pkg.version}${pkg.rebuilt ? "" : " (unchanged)"}`);
} catch (error) {
	exitWithError(error);
}
