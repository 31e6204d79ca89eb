// What a request brings to the site besides itself.

/** The environment of the site's handlers in Hono. */
export interface Surroundings {
	readonly Bindings: {
		/** The address at the other end of the connection, where there is one. */
		readonly socket: string | undefined;
	};
}
