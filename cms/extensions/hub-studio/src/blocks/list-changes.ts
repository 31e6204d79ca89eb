// Changes of a list of blocks, or of the items within one. What a change does not touch stays the very same value.

/** A list with a value put in at a place. */
export function inserted<Value>(list: readonly Value[], at: number, value: Value): readonly Value[] {
	return [...list.slice(0, at), value, ...list.slice(at)];
}

/** A list without the value at a place. */
export function removed<Value>(list: readonly Value[], at: number): readonly Value[] {
	return list.filter((_, index) => index !== at);
}

/** A list with another value at a place. */
export function replaced<Value>(list: readonly Value[], at: number, value: Value): readonly Value[] {
	return list.map((old, index) => (index === at ? value : old));
}

/** A list whose value at one place stands at another; the same list where there is no such place. */
export function moved<Value>(list: readonly Value[], from: number, to: number): readonly Value[] {
	const value = list[from];
	if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return list;
	// `from` is within the list, so a value that is undefined is one of its own.
	return inserted(removed(list, from), to, value as Value);
}

/** A list with a copy of a value below it. */
export function duplicated<Value>(list: readonly Value[], at: number): readonly Value[] {
	if (at < 0 || at >= list.length) return list;
	// A copy of JSON is JSON of the same kind.
	return inserted(list, at + 1, structuredClone(list[at]) as Value);
}

/** An object with a property that has another value; without it where that is undefined. The others keep their order. */
export function withProperty(object: Readonly<Record<string, unknown>>, name: string, value: unknown): Record<string, unknown> {
	if (value !== undefined) return { ...object, [name]: value };
	const { [name]: _, ...rest } = object;
	return rest;
}

/**
 * Keys by which the values of a list are told apart on the screen, so that what is moved keeps its state and the keyboard's place.
 * @param next a list after some change
 * @param before the list before it, with its keys
 * @param fresh makes a key that was never used
 */
export function keysOf(
	next: readonly unknown[],
	before: { readonly list: readonly unknown[]; readonly keys: readonly number[] },
	fresh: () => number,
): readonly number[] {
	const free = new Set(before.keys);
	const take = (index: number): number | undefined => {
		const key = before.keys[index];
		return key !== undefined && free.delete(key) ? key : undefined;
	};
	const known = next.map((value, index) => {
		if (Object.is(before.list[index], value)) return take(index);
		return undefined;
	});
	const found = next.map((value, index) => {
		if (known[index] !== undefined) return known[index];
		const at = before.list.findIndex((old, place) => Object.is(old, value) && free.has(before.keys[place] ?? -1));
		return take(at);
	});
	// What was written in stands where it stood.
	const isEdit = next.length === before.list.length;
	return next.map((_, index) => found[index] ?? (isEdit ? take(index) : undefined) ?? fresh());
}
