/** Waits for the browser's next task, so that input is handled between two steps. */
export async function nextTask(): Promise<void> {
	// Leaves the caller's stack: if stacks are recorded (developer tools, Lighthouse), a script under evaluation would be
	// parsed again, for half of its evaluation time.
	await undefined;
	// Safari has no `scheduler.yield`.
	return new Promise((resolve) => setTimeout(resolve));
}
