// Addresses of things in the content service by what identifies them (CT-9).

/** What identifies each kind of thing, from left to right, in the content service's own words. */
const IDENTIFIERS = {
	items: ["collection", "id"],
	fields: ["collection", "field"],
	relations: ["collection", "field"],
	comments: ["comment_activity_id"],
	assets: ["id"],
	files: ["id"],
	users: ["id"],
} as const;

/** A kind of thing that the content service has an address for. */
export type ContentKind = keyof typeof IDENTIFIERS;

/**
 * The path of a thing, or, with fewer identifiers, of all things below: `/fields/posts` has the fields of a collection.
 * An empty identifier would ask for all things in place of one, or change them.
 * @throws Error `{name} cannot be an empty string`, before anything is asked
 */
export function contentPath(kind: ContentKind, ...identifiers: readonly (string | number)[]): string {
	const names = IDENTIFIERS[kind];
	if (identifiers.length > names.length) throw new Error(`${kind} are identified by ${names.join(" and ")} alone.`);
	for (const [at, identifier] of identifiers.entries())
		if (identifier === "") throw new Error(`${names[at]} cannot be an empty string`);
	return `/${[kind, ...identifiers.map((identifier) => encodeURIComponent(identifier))].join("/")}`;
}
