/** Waits for the browser's next task, so that what the visitor does meanwhile is answered between two steps and not after both. */
export async function nextTask(): Promise<void> {
	// Off the stack of the caller: where stacks are recorded (developer tools, Lighthouse), a script that is still being evaluated would be
	// parsed as a whole once more, half of the time that its evaluation takes.
	await undefined;
	// `scheduler.yield` is not in Safari.
	return new Promise((resolve) => setTimeout(resolve));
}
