// A recording that is at a provider: behind a gate (VD-5, CN-5).

import type { EmbeddedVideo } from "@hub/shared-contracts/provider-video/embedded-video";
import { useService } from "@hub/shared-contracts/remote/runtime";
import { ButtonLink } from "@hub/shared-ui/form/button";
import { ProviderVideo } from "@hub/shared-ui/video/provider-video";
import type { ReactNode } from "react";

interface ProviderRecordingProps {
	readonly title: string;
	/** Picture until it is played. */
	readonly still: ReactNode;
	readonly embedded: EmbeddedVideo;
}

export function ProviderRecording({ title, still, embedded: { video, host, href, words } }: ProviderRecordingProps) {
	const consent = useService("consent");
	// An address of the provider's that is no video's: its link is all there is.
	if (!video)
		return (
			<ButtonLink href={href} rel="noreferrer" iconEnd="external">
				{words.link}
			</ButtonLink>
		);
	return (
		<ProviderVideo title={title} video={video} host={host} href={href} consent={consent} words={words} still={still} />
	);
}
