import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('exhibitions/:id', 'routes/exhibition.tsx'),
  route('admin/works', 'routes/works.tsx'),
] satisfies RouteConfig
