<?php

declare( strict_types=1 );

namespace Vitrina\Companion\Terms\Domain;

/** One wording of the shop's terms. */
final readonly class TermsVersion {
	/**
	 * @param string $content       HTML without attributes that change from page to page.
	 * @param string $language      Language code, as in the HTML attribute `lang`.
	 * @param int    $first_used_at Unix time of the first order under this version.
	 */
	public function __construct(
		public string $title,
		public string $content,
		public string $language,
		public int $first_used_at,
	) {}

	/** @return string SHA-256 of what a shopper reads. */
	public function hash(): string {
		return hash( 'sha256', $this->title . "\n" . $this->content );
	}
}
