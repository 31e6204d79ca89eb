/** Waits for the browser's next task, so that what the visitor does meanwhile is answered between two steps and not after both. */
export function nextTask(): Promise<void> {
	// `scheduler.yield` is not in Safari.
	return new Promise((resolve) => setTimeout(resolve));
}
