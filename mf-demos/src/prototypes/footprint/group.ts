// The group that values are sealed in: squares modulo the prime of RFC 3526, 3, which has 2048 bits.

/** A safe prime: (p − 1) / 2 is prime too. */
export const PRIME = BigInt(
	`0x${[
		"ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b139b22514a08798e3404dd",
		"ef9519b3cd3a431b302b0a6df25f14374fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed",
		"ee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf0598da48361c55d39a69163fa8fd24cf5f",
		"83655d23dca3ad961c62f356208552bb9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b",
		"e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf6955817183995497cea956ae515d2261898fa0510",
		"15728e5a8aacaa68ffffffffffffffff",
	].join("")}`,
);

/** The base of the values: a square. */
export const VALUE_BASE = 4n;

/**
 * The base of the secrets: the square of the concatenated SHA-256 digests of “data hub footprint 0” to “data hub
 * footprint 7”, so that no party knows its logarithm to the other base.
 */
export const SECRET_BASE = BigInt(
	`0x${[
		"9709d969d63b3cd885efd419da2ed6a780c6194bdc0fd5f2d89ccaf6c093ca042fc5bb3a0b06245ea12c39cd813792d8",
		"5745eca7e7aa2f6461e816f355a9b9e99a8a870357ee7e65e475af11ebd9597be78dc7cab137cb5ddca4937dab378618",
		"32371f85bc2d88b1fb9b13663658b32b69c12b9f0bed45e02a274001744af8bb017acb1b845e2eb83a7e53a207c4b8d1",
		"46b61965aac2b9245161419cb15adc4d4f980cb2ab2a3e71a8b13f0e35a8d621f07968c620338646179a92cf74741969",
		"1466c7176d6a189ed8a4f6e1be50a9fd732773269266e5885acbbe6111eb1934ec40d3e5e23e2c3f05f1dc1e7ef98081",
		"8579e5c8a9dcb7905098ade7489c6ca7",
	].join("")}`,
);
