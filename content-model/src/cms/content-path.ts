// Paths of Directus resources by their identifiers (CT-9).

/** Identifiers of each kind of resource, from left to right, in Directus' terms. */
const IDENTIFIERS = {
	items: ["collection", "id"],
	fields: ["collection", "field"],
	relations: ["collection", "field"],
	comments: ["comment_activity_id"],
	assets: ["id"],
	files: ["id"],
	users: ["id"],
} as const;

export type ContentKind = keyof typeof IDENTIFIERS;

/**
 * Returns the path of a resource, or of a list if identifiers are omitted: `/fields/posts` has the fields of a
 * collection. An empty identifier would address the whole list.
 * @throws Error `{name} cannot be an empty string`
 */
export function contentPath(kind: ContentKind, ...identifiers: readonly (string | number)[]): string {
	const names = IDENTIFIERS[kind];
	if (identifiers.length > names.length) throw new Error(`${kind} are identified by ${names.join(" and ")} alone.`);
	for (const [at, identifier] of identifiers.entries())
		if (identifier === "") throw new Error(`${names[at]} cannot be an empty string`);
	return `/${[kind, ...identifiers.map((identifier) => encodeURIComponent(identifier))].join("/")}`;
}
