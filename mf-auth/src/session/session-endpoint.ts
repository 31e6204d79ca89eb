// GET /api/auth/session: the session object; an empty one means no session (SS-1). Sign-in is not implemented yet, so every
// visitor is anonymous, and the answer says so.

export function answerSession(request: Request): Response {
	if (request.method !== "GET" && request.method !== "HEAD")
		return new Response("This address takes GET only.\n", { status: 405, headers: { allow: "GET, HEAD" } });
	return Response.json({}, { headers: { "cache-control": "private, no-store" } });
}
