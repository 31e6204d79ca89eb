/**
 * The content service cannot start, for a reason that an operator can fix. The message is one or two sentences that say
 * what failed and what to do; it is shown without a stack.
 */
export class CmsStartError extends Error {
	override readonly name = "CmsStartError";
}

/**
 * Returns the sentence for an error of the file system; undefined for other errors.
 * @param error thrown by a call of `node:fs`
 * @param path file that was written or read
 */
export function fileSystemSentence(error: unknown, path: string): string | undefined {
	return error instanceof Error && "code" in error && typeof error.code === "string"
		? storageSentence(error.code, path)
		: undefined;
}

/** Returns the sentence for an error code of the file system, or undefined for other codes. */
export function storageSentence(code: string, path: string): string | undefined {
	switch (code) {
		case "ENOSPC":
		case "EDQUOT":
			return `There is no space left to write ${path}: free some space on that disk, or set DATA_DIR to a folder on another one.`;
		case "EACCES":
		case "EPERM":
		case "EROFS":
			return `There is no permission to write ${path}: make it writable for this user, or set DATA_DIR to another folder.`;
		case "ENOTDIR":
		case "EEXIST":
			return `${path} can't be made because a file is in the way: set DATA_DIR to a folder.`;
		default:
			return undefined;
	}
}
