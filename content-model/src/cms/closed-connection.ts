/**
 * Sends an idempotent request, and retries once if a reused connection turned out to be closed. Servers may close idle
 * connections at any time, and clients may retry such requests automatically (RFC 9112, {@link
 * https://www.rfc-editor.org/rfc/rfc9112#section-9.3.1 9.3.1} and {@link
 * https://www.rfc-editor.org/rfc/rfc9112#section-9.5 9.5}).
 * @throws the error of the request
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
	return (
		cause instanceof Error && "code" in cause && ["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"].includes(String(cause.code))
	);
}
