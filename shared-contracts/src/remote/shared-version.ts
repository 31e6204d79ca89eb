// Which version of a shared module fits what a remote needs of it: what browsers ask, and the store before (releases/src/fit.ts).

/**
 * Whether a version is within a range, as npm reads both.
 * @param range an exact version or a caret range, e.g. `^19.3.0`: what releases name
 */
export function satisfies(version: string, range: string): boolean {
	if (!range.startsWith("^")) return version === range;
	const given = version.split(".").map(Number);
	const needed = range.slice(1).split(".").map(Number);
	// All numbers up to the first that is not zero are the same; what follows is at least what is needed.
	const fixed = needed.findIndex((number) => number > 0);
	const differs = needed.findIndex((number, place) => number !== given[place]);
	return differs === -1 || (fixed !== -1 && differs > fixed && (given[differs] ?? 0) > (needed[differs] ?? 0));
}
