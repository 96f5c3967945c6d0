<?php
/** Everything below the page's own content. */

declare( strict_types=1 );

namespace Vitrina\Theme;

?>
</main>
<?php
get_template_part( 'parts/footer', is_distraction_free() ? 'checkout' : null );
wp_footer();
?>
</body>
</html>
