/**
 * Sends an idempotent request, and once more where a reused connection turned out to be closed: a server may close an idle
 * connection at any time, and a client may retry such requests by itself
 * (RFC 9112, {@link https://www.rfc-editor.org/rfc/rfc9112#section-9.3.1 9.3.1} and
 * {@link https://www.rfc-editor.org/rfc/rfc9112#section-9.5 9.5}).
 * @throws what the request throws
 */
export async function retryClosedConnection<Answer>(send: () => Promise<Answer>): Promise<Answer> {
	try {
		return await send();
	} catch (error) {
		if (!isClosedConnection(error)) throw error;
		return send();
	}
}

function isClosedConnection(error: unknown): boolean {
	const cause = error instanceof Error ? error.cause : undefined;
	return cause instanceof Error && "code" in cause && ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"].includes(String(cause.code));
}
