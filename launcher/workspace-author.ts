// Determines the author of releases from this checkout.

import { join } from "node:path";
import { authorIn, type FolderAuthor } from "@hub/remote-tools/folder-author";

const root = join(import.meta.dirname, "..");

/** Asks git and the operating system who acts from this checkout. */
export function workspaceAuthor(): Promise<FolderAuthor> {
	return authorIn(root);
}
