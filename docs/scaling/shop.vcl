# Varnish in front of the shop: pages of visitors without a session are kept for half
# a minute, everything else goes to the web servers. Include it after a backend.

sub vcl_recv {
	# The web servers read the visitor's address here, so it must not come from outside.
	unset req.http.X-Forwarded-For;
	set req.http.X-Forwarded-For = client.ip;

	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# Files have their version in their address.
	if (req.url ~ "^[^?]*\.(css|js|json|map|svg|jpe?g|png|webp|avif|gif|ico|woff2?)(\?.*)?$") {
		unset req.http.Cookie;
		return (hash);
	}
	# Never shared: screens and requests of the shop, and addresses that change a cart.
	# Of the cart, checkout and account pages WooCommerce itself says so in their headers.
	if (req.url ~ "^/(wp-admin|wp-login\.php|wp-json|wp-cron\.php)" || req.url ~ "[?&](wc-ajax|wc-api|add-to-cart|remove_item|undo_item|order_again|cancel_order|pay_for_order|key|preview|rest_route)=") {
		return (pass);
	}
	# Visitors with a cart, and customers who are logged in.
	if (req.http.Cookie ~ "(^|; )(wp_woocommerce_session_|woocommerce_items_in_cart|wordpress_logged_in_|wordpress_sec_|wp-postpass_|comment_author_)") {
		return (pass);
	}
	unset req.http.Cookie;
	return (hash);
}

sub vcl_backend_response {
	if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache") {
		set beresp.uncacheable = true;
		set beresp.ttl = 2m;
		return (deliver);
	}
	if (beresp.status != 200 && beresp.status != 301 && beresp.status != 404) {
		set beresp.uncacheable = true;
		set beresp.ttl = 0s;
		return (deliver);
	}
	if (!beresp.http.Cache-Control) {
		set beresp.ttl = 30s;
	}
	# While a page is made anew, and while no web server answers.
	set beresp.grace = 1m;
}

sub vcl_deliver {
	if (obj.hits > 0) {
		set resp.http.X-Cache = "HIT";
	} else {
		set resp.http.X-Cache = "MISS";
	}
	unset resp.http.X-Varnish;
	unset resp.http.Via;
}
