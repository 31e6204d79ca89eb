// The file that marks a restore that is not complete. It stands alone because every start looks for it, and the archive loads much.

import { existsSync } from "node:fs";
import { join } from "node:path";

/** The name of the file in DATA_DIR. */
export const UNFINISHED_RESTORE = ".restore-unfinished";

/** True if a restore into a folder was cut off. */
export function isHalfRestored(dataDir: string): boolean {
	return existsSync(join(dataDir, UNFINISHED_RESTORE));
}
