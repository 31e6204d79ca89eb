// Services of remotes in a tab: loaded on first use, with a safe default until then, or for good if they fail to load (CN-6).

import { NO_CONSENT } from "@hub/shared-contracts/consent/consent";
import type { ConsentService, ServiceName, Services } from "@hub/shared-contracts/remote/services";
import type { RemoteViews } from "./remote-views.client.ts";

/** Makes the services of a tab. */
export function createServices(views: RemoteViews): <Name extends ServiceName>(name: Name) => Services[Name] {
	const loaded = new Map<ServiceName, Promise<unknown>>();
	const load = <Name extends ServiceName>(name: Name): Promise<Services[Name] | undefined> => {
		const known = loaded.get(name) ?? fetchService(name);
		loaded.set(name, known);
		return known as Promise<Services[Name] | undefined>;
	};
	const fetchService = async <Name extends ServiceName>(name: Name) => {
		try {
			const maker = (await views.serviceEntry(name))?.services?.[name];
			return maker ? (await maker.load()).default() : undefined;
		} catch (error) {
			// biome-ignore lint/suspicious/noConsole: the browser's console is where a visitor's failure can be read
			console.warn(`The service “${name}” could not be loaded.`, error);
			return undefined;
		}
	};

	let consent: ConsentService | undefined;
	const services: Services = {
		consent: {
			get: () => consent?.get() ?? NO_CONSENT,
			subscribe(listener) {
				let unsubscribe: (() => void) | undefined;
				let gone = false;
				void load("consent").then((service) => {
					consent = service;
					if (gone || !service) return;
					unsubscribe = service.subscribe(listener);
					listener();
				});
				return () => {
					gone = true;
					unsubscribe?.();
				};
			},
			allow: async (category) => (await load("consent"))?.allow(category) ?? false,
		},
		session: { fetch: async () => (await load("session"))?.fetch() ?? { status: "unauthenticated" } },
	};
	return (name) => services[name];
}
