// Determines the author of releases from this checkout.

import { join } from "node:path";
import { authorIn, type FolderAuthor } from "@hub/remote-tools/folder-author";

const root = join(import.meta.dirname, "..");

/** Returns the author according to git, or else the operating system. */
export function workspaceAuthor(): Promise<FolderAuthor> {
	return authorIn(root);
}
