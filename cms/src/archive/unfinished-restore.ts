// The file that marks an incomplete restore. In its own module because every start checks it, and the archive has many
// dependencies.

import { existsSync } from "node:fs";
import { join } from "node:path";

/** The name of the file in DATA_DIR. */
export const UNFINISHED_RESTORE = ".restore-unfinished";

/** True if a restore into a folder was interrupted. */
export function isRestoreUnfinished(dataDir: string): boolean {
	return existsSync(join(dataDir, UNFINISHED_RESTORE));
}
