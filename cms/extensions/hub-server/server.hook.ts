// Directus extension of the Data Hub: each feature registers its events, routes and schedules.

import type { HookConfig } from "@directus/types";
import comments from "./comments/comments.hook.ts";
import consent from "./consent/consent.hook.ts";
import contact from "./contact/contact.hook.ts";
import desk from "./desk/desk.hook.ts";
import drafts from "./drafts/drafts.hook.ts";
import editing from "./editing/editing.hook.ts";
import exports from "./exports/exports.hook.ts";
import feed from "./feed/feed.hook.ts";
import launches from "./launches/launches.hook.ts";
import moments from "./launches/moments.hook.ts";
import library from "./library/library.hook.ts";
import limits from "./limits/limits.hook.ts";
import links from "./links/links.hook.ts";
import outbox from "./outbox/outbox.hook.ts";
import peers from "./peers/peers.hook.ts";
import previews from "./previews/previews.hook.ts";
import registrations from "./registrations/registrations.hook.ts";
import replace from "./replace/replace.hook.ts";
import retention from "./retention/retention.hook.ts";
import revisions from "./revisions/revisions.hook.ts";
import sessions from "./sessions/sessions.hook.ts";
import trace from "./trace/trace.hook.ts";
import uses from "./uses/uses.hook.ts";

const features: readonly HookConfig[] = [
	comments,
	consent,
	contact,
	desk,
	drafts,
	editing,
	exports,
	feed,
	launches,
	library,
	limits,
	links,
	moments,
	outbox,
	peers,
	previews,
	registrations,
	replace,
	retention,
	revisions,
	sessions,
	trace,
	uses,
];

const server: HookConfig = (register, context) => {
	for (const feature of features) feature(register, context);
};

export default server;
