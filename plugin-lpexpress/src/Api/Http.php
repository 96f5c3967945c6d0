<?php

declare( strict_types=1 );

namespace Vitrina\LpExpress\Api;

/** The way out. A port, so that tests need no network. */
interface Http {
	/** @throws ApiException When there was no answer at all. */
	public function send( HttpRequest $request ): HttpResponse;
}
