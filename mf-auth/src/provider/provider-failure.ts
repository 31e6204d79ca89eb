// Why a sign-in at the provider failed, as the sign-in page is told in its address.

/** `provider-unreachable`: another try may help, soon. `provider-cancelled`: there, the visitor said no. */
export type ProviderFailure = (typeof PROVIDER_FAILURES)[number];

/** All of them. */
export const PROVIDER_FAILURES = ["provider-unreachable", "provider-cancelled", "provider-failed"] as const;
