// Detects code that replaces JavaScript's built-in functions, which all code of a process or page shares.

/**
 * Records the built-in functions and prototypes of the global scope. It is also sent to browsers as text, so it uses
 * nothing outside itself.
 * @returns a function with the names of those that changed, such as `fetch` or `Array.prototype.map`
 */
export function watchBuiltins(): () => string[] {
	const isObject = (value: unknown): value is object =>
		(typeof value === "object" && value !== null) || typeof value === "function";
	const valuesOf = (owner: object) =>
		new Map(
			Reflect.ownKeys(owner).flatMap((key) => {
				const descriptor = Reflect.getOwnPropertyDescriptor(owner, key);
				// Getters are compared as functions: reading them may have effects.
				return descriptor ? [[key, descriptor.get ?? descriptor.value] as const] : [];
			}),
		);
	const owners = new Map<string, object>([["globalThis", globalThis]]);
	for (const [key, value] of valuesOf(globalThis)) {
		if (typeof key !== "string" || !isObject(value)) continue;
		if (typeof value === "function" && isObject(value.prototype)) owners.set(`${key}.prototype`, value.prototype);
		if (["JSON", "Math", "Reflect", "Object", "Array", "Promise", "Date", "Number", "console"].includes(key))
			owners.set(key, value);
	}
	const before = new Map([...owners].map(([name, owner]) => [name, valuesOf(owner)] as const));
	return () =>
		[...owners].flatMap(([name, owner]) => {
			const now = valuesOf(owner);
			const then = before.get(name) ?? new Map();
			const changed = [...then.keys()].filter(
				(key) => typeof then.get(key) === "function" && now.get(key) !== then.get(key),
			);
			// New global variables are usual; new members of shared prototypes are seen by everyone's loops.
			const added = name.endsWith(".prototype") ? [...now.keys()].filter((key) => !then.has(key)) : [];
			return [...changed, ...added].map((key) => (name === "globalThis" ? String(key) : `${name}.${String(key)}`));
		});
}
