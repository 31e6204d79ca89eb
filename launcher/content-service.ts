// The content service of a start: the embedded one, with its mail catcher, or one that already runs elsewhere.

import { loadOwnSecrets } from "@hub/cms/credentials";
import { askServiceElsewhere } from "@hub/cms/service-elsewhere";
import type { Environment, SettingValues } from "@hub/shared-contracts/settings/read-settings";
import type { Settings } from "../shell/src/base/settings.server.ts";
import { type SupervisedCms, superviseCms } from "./cms-supervisor.ts";
import { loopbackUrl } from "./free-port.ts";
import { type MailCatcher, openMailCatcher } from "./mail-catcher/mail-catcher.ts";

/** What the site reads from. */
export interface ContentService {
	/** How the site reaches it. */
	readonly access: Pick<Settings, "cmsUrl" | "cmsToken" | "publishSecret" | "sessionKeys">;
	/** The one that was started here; undefined where it runs elsewhere. */
	readonly embedded: SupervisedCms | undefined;
	/** Where its mails end up; undefined where a mail server takes them, or it runs elsewhere. */
	readonly mails: MailCatcher | undefined;
	/** Stops what was started here. */
	stop(): Promise<void>;
}

interface Options {
	readonly set: SettingValues;
	readonly env: Environment;
	/** DATA_DIR. */
	readonly folder: string;
	readonly onProgress: (text: string) => void;
	/** As in `superviseCms`. */
	readonly cmsSilence: number | undefined;
}

/**
 * Starts the embedded one, or asks the one that the settings name.
 * @throws CmsStartError with a sentence for an operator
 */
export function openContentService(options: Options): Promise<ContentService> {
	const { cmsUrl, cmsToken } = options.set;
	return cmsUrl && cmsToken ? findElsewhere(options, cmsUrl, cmsToken) : startEmbedded(options);
}

async function findElsewhere({ set, env, folder, onProgress }: Options, cmsUrl: string, cmsToken: string): Promise<ContentService> {
	const { publishSecret, sessionKeys } = await loadOwnSecrets(folder, env);
	const found = await askServiceElsewhere(cmsUrl, cmsToken);
	if (found.kind === "away") onProgress(found.sentence);
	onProgress(
		`The content service at ${cmsUrl} asks the site whose addresses are: set HUB_HOOK_URL there to ${set.publicUrl}/_hooks/address, and HUB_PUBLISH_SECRET to ${env.PUBLISH_SECRET ? "PUBLISH_SECRET" : "the PUBLISH_SECRET of credentials.json in DATA_DIR"} (docs/operators.md).`,
	);
	return {
		access: { cmsUrl, cmsToken, publishSecret, sessionKeys },
		embedded: undefined,
		mails: undefined,
		stop: async () => undefined,
	};
}

async function startEmbedded({ set, env, folder, onProgress, cmsSilence }: Options): Promise<ContentService> {
	const { cmsPort, host, port, publicUrl, smtpUrl, mailFrom, mailSmtpPort, mailUiPort } = set;
	const mails = smtpUrl ? undefined : await openMailCatcher({ dataDir: folder, smtpPort: mailSmtpPort, uiPort: mailUiPort });
	const embedded = await superviseCms(
		{
			dataDir: folder,
			port: cmsPort,
			env,
			siteHookUrl: `${loopbackUrl({ host, port })}/_hooks/address`,
			siteUrl: publicUrl,
			smtpUrl: smtpUrl ?? mails?.smtpUrl,
			mailFrom,
			onProgress,
		},
		onProgress,
		cmsSilence,
	).catch(async (error: unknown) => {
		await mails?.close();
		throw error;
	});
	const cms = embedded.current();
	return {
		access: { cmsUrl: cms.url, cmsToken: cms.siteToken, publishSecret: cms.publishSecret, sessionKeys: cms.sessionKeys },
		embedded,
		mails,
		async stop() {
			await embedded.stop();
			await mails?.close();
		},
	};
}
