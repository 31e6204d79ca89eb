// Reasons of a failed sign-in at the provider, in the address of the sign-in page.

/** `provider-unreachable`: a retry may help soon. `provider-cancelled`: the visitor cancelled at the provider. */
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

export const PROVIDER_FAILURES = ["provider-unreachable", "provider-cancelled", "provider-failed"] as const;
