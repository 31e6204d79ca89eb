import { defineRemoteServer } from "@hub/shared-contracts/remote/remote-server";
import { serveChallenge } from "./contact/contact.loader.ts";
import { insightsFeed } from "./insights/insights-feed.loader.ts";
import remote from "./remote.ts";
import { serveSuggestions } from "./search/search.loader.ts";

export default defineRemoteServer({
	remote,
	searchWords: (tag) => import(`./search-words/${tag}.json`),
	api: { "contact/challenge": serveChallenge, "search/suggestions": serveSuggestions },
	feeds: { insights: insightsFeed },
});
