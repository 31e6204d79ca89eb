// Services of remotes in a tab: loaded on first use, with a safe default until then, or permanently if they fail to load
// (CN-6).

import { NO_CONSENT } from "@hub/shared-contracts/consent/consent";
import type { ConsentService, ServiceName, Services, SessionService } from "@hub/shared-contracts/remote/services";
import { GUEST, type SessionState, SIGNED_IN_COOKIE } from "@hub/shared-contracts/session/session";
import type { RemoteViews } from "./remote-views.client.ts";

export function createServices(views: RemoteViews): <Name extends ServiceName>(name: Name) => Services[Name] {
	const loaded = new Map<ServiceName, Promise<unknown>>();
	const load = <Name extends ServiceName>(name: Name): Promise<Services[Name] | undefined> => {
		const known = loaded.get(name) ?? fetchService(name);
		loaded.set(name, known);
		return known as Promise<Services[Name] | undefined>;
	};
	const fetchService = async <Name extends ServiceName>(name: Name) => {
		try {
			const factory = (await views.serviceEntry(name))?.services?.[name];
			return factory ? (await factory.load()).default() : undefined;
		} catch (error) {
			// biome-ignore lint/suspicious/noConsole: the browser's console is where a visitor's failure can be read
			console.warn(`The service “${name}” could not be loaded.`, error);
			return undefined;
		}
	};

	let consent: ConsentService | undefined;
	let session: SessionService | undefined;
	const initial: SessionState = document.cookie.includes(`${SIGNED_IN_COOKIE}=1`) ? { status: "loading" } : GUEST;
	/** Returns a function that subscribes to a service once it is loaded. The listener is also called then. */
	const subscribeTo =
		<Name extends ServiceName>(name: Name, onLoad: (service: Services[Name]) => void) =>
		(listener: () => void) => {
			let unsubscribe: (() => void) | undefined;
			let isUnsubscribed = false;
			void load(name).then((service) => {
				if (service) onLoad(service);
				if (isUnsubscribed || !service) return;
				unsubscribe = service.subscribe(listener);
				listener();
			});
			return () => {
				isUnsubscribed = true;
				unsubscribe?.();
			};
		};
	const services: Services = {
		consent: {
			get: () => consent?.get() ?? NO_CONSENT,
			subscribe: subscribeTo("consent", (service) => {
				consent = service;
			}),
			allow: async (category) => (await load("consent"))?.allow(category) ?? false,
		},
		session: {
			get: () => session?.get() ?? initial,
			subscribe: subscribeTo("session", (service) => {
				session = service;
			}),
			fetch: async () => (await load("session"))?.fetch() ?? GUEST,
			verify: async () => (await load("session"))?.verify() ?? false,
			async signIn(provider, options, params) {
				const service = await load("session");
				return service ? service.signIn(provider, options, params) : { ok: false, error: "Unavailable" };
			},
			signOut: async (options) => (await load("session"))?.signOut(options) ?? false,
		},
	};
	return (name) => services[name];
}
