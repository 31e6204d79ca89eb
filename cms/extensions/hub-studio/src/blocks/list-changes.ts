// Immutable changes of a list of blocks or items. Untouched values keep their identity.

export function insertAt<Value>(list: readonly Value[], at: number, value: Value): readonly Value[] {
	return [...list.slice(0, at), value, ...list.slice(at)];
}

export function removeAt<Value>(list: readonly Value[], at: number): readonly Value[] {
	return list.filter((_, index) => index !== at);
}

export function replaceAt<Value>(list: readonly Value[], at: number, value: Value): readonly Value[] {
	return list.map((old, index) => (index === at ? value : old));
}

/** Returns a list with a value moved to another position, or the same list if there is no such position. */
export function moveItem<Value>(list: readonly Value[], from: number, to: number): readonly Value[] {
	const value = list[from];
	if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return list;
	// `from` is a valid index, so an undefined value belongs to the list.
	return insertAt(removeAt(list, from), to, value as Value);
}

/** Returns a list with a copy of a value below it. */
export function duplicateAt<Value>(list: readonly Value[], at: number): readonly Value[] {
	if (at < 0 || at >= list.length) return list;
	// A clone of JSON has the same type.
	return insertAt(list, at + 1, structuredClone(list[at]) as Value);
}

/**
 * Returns an object with a changed property, or without it if the value is undefined. The other properties keep their
 * order.
 */
export function withProperty(
	object: Readonly<Record<string, unknown>>,
	name: string,
	value: unknown,
): Record<string, unknown> {
	if (value !== undefined) return { ...object, [name]: value };
	const { [name]: _, ...rest } = object;
	return rest;
}

/**
 * Returns keys that identify the values of a list in rendering, so that moved values keep their state and the focus.
 * @param next the changed list
 * @param before the previous list and its keys
 * @param nextKey returns an unused key
 */
export function keysOf(
	next: readonly unknown[],
	before: { readonly list: readonly unknown[]; readonly keys: readonly number[] },
	nextKey: () => number,
): readonly number[] {
	const free = new Set(before.keys);
	const take = (index: number): number | undefined => {
		const key = before.keys[index];
		return key !== undefined && free.delete(key) ? key : undefined;
	};
	const sameIndex = next.map((value, index) => {
		if (Object.is(before.list[index], value)) return take(index);
		return undefined;
	});
	const movedKeys = next.map((value, index) => {
		if (sameIndex[index] !== undefined) return sameIndex[index];
		const at = before.list.findIndex((old, index) => Object.is(old, value) && free.has(before.keys[index] ?? -1));
		return take(at);
	});
	// An edited value keeps its index and its key.
	const isEdit = next.length === before.list.length;
	return next.map((_, index) => movedKeys[index] ?? (isEdit ? take(index) : undefined) ?? nextKey());
}
